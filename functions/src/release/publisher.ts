import type { FileWriter } from '../../../model/pages/renderer.ts';

export type RenderSite = (writer: FileWriter) => Promise<string>;

/**
 * Publishes all files of a build or none.
 * @param render is called once it is clear that they may be replaced
 * @param deadline nothing is begun after it
 * @returns the id of the build
 */
export type Publisher = (render: RenderSite, deadline: AbortSignal) => Promise<string>;

/** Code has files of its own: scripts, styles, icons. */
export const dependsOnContent = (path: string): boolean =>
  /\.html$|(?:^|\/)_payload\.json$|^(?:builds|og)\//.test(path);
