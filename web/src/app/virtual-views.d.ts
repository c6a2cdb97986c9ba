/** Written by `web/build/views-plugin.ts` from the table of routes: the view of each row, by the row's name. */
declare module 'virtual:views' {
  import type { PageModule } from '../page.ts';
  export const views: Readonly<Record<string, () => Promise<PageModule>>>;
}
