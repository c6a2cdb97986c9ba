import type { ComponentType } from 'react';
import type { Payload } from './features/payload/payload.ts';

/**
 * Props of a page component. `Messages` is one language of its `messages.ts`, imported as a type, so that no messages
 * reach the bundle.
 */
export interface PageProps<Messages> extends Omit<Payload, 'messages'> {
  messages: Messages;
  path: string;
}

/** The build adds the studio's name to the title. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

/** Required in each language of every `messages.ts`: a head by the route's name, or else its view. */
export interface PageMessages {
  meta: Record<string, PageMeta>;
}

export interface PageModule {
  default: ComponentType<PageProps<never>>;
}
