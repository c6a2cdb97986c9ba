import { writeFile } from 'node:fs/promises';
import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

/** `Name: value` in the manifest format: at most 72 bytes per line; continuation lines begin with a space. */
export function manifestLine(name: string, value: string): string {
  const line = `${name}: ${value}`;
  const parts = [line.slice(0, 70)];
  for (let at = 70; at < line.length; at += 69) parts.push(` ${line.slice(at, at + 69)}`);
  return parts.join('\r\n') + '\r\n';
}

/**
 * Writes a jar without the JDK's `jar` tool, which a Java runtime lacks.
 * @param manifest attributes of the manifest; ASCII
 * @param files path inside the jar → content
 */
export async function writeJar(
  path: string,
  manifest: Record<string, string>,
  files: Record<string, Uint8Array> = {},
): Promise<void> {
  const attributes = Object.entries({ 'Manifest-Version': '1.0', ...manifest });
  const text = attributes.map(([name, value]) => manifestLine(name, value)).join('') + '\r\n';
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await zip.add('META-INF/MANIFEST.MF', new TextReader(text));
  for (const [name, data] of Object.entries(files)) await zip.add(name, new Uint8ArrayReader(data));
  await writeFile(path, await zip.close());
}
