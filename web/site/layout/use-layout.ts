import { createContext, use } from 'react';
import type { LayoutName } from '../routes.ts';

export const LayoutContext = createContext<LayoutName>('desktop');

/** The layout around the page: `mobile` below `/m/`. */
export const useLayout = (): LayoutName => use(LayoutContext);
