import type { FileWriter } from '../../../model/pages/renderer.ts';

export type RenderSite = (writer: FileWriter) => Promise<string>;

/**
 * Publishes all files of a build or none.
 * @param render is called once it is clear that they may be replaced
 * @param deadline nothing is begun after it
 * @returns the id of the build
 */
export type Publisher = (render: RenderSite, deadline: AbortSignal) => Promise<string>;
