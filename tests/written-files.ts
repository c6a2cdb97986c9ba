import type { FileWriter } from '#model/pages/renderer.ts';

/** All files of a site, as if it served none yet. */
export async function writtenFiles(render: (writer: FileWriter) => Promise<string>) {
  const files = new Map<string, string>();
  const buildId = await render({
    write: async (path, text) => {
      files.set(path, text);
      return false;
    },
    keep: () => false,
  });
  return { buildId, files };
}
