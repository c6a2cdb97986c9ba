import type { SeedPost } from '../shape.ts';
import { acceptingQris } from './accepting-qris.ts';
import { appOrWebsite } from './app-or-website.ts';

export const posts: SeedPost[] = [appOrWebsite, acceptingQris];
