import type { FileWriter } from '#model/pages/renderer.ts';

/** All files of a site, as if it served none yet. */
export async function writtenFiles(render: (writer: FileWriter) => Promise<string>) {
  const files = new Map<string, string>();
  const buildId = await render({
    write: async (path, text) => {
      files.set(path, String(text));
      return false;
    },
    // Drawing takes long.
    keep: (path) => path.startsWith('og/') && files.set(path, '') === files,
  });
  return { buildId, files };
}
