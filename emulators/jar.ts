import { writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
/** 1980-01-01, the earliest that a zip can say. */
const DATE = 0x21;

/** `Name: value` as the manifest format wants it: at most 72 bytes a line, continued with a space. */
export function manifestLine(name: string, value: string): string {
  const line = `${name}: ${value}`;
  const parts = [line.slice(0, 70)];
  for (let at = 70; at < line.length; at += 69) parts.push(` ${line.slice(at, at + 69)}`);
  return parts.join('\r\n') + '\r\n';
}

/** The fields that a file's own header and its directory entry share. */
function sharedFields(name: string, data: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0); // version needed
  fields.writeUInt16LE(DATE, 8); // flags, method (stored) and time stay 0
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function word(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

/**
 * Writes an uncompressed jar, so that a machine with a Java runtime but without the `jar` tool can start one.
 * @param manifest attributes of the manifest; ASCII
 * @param files path inside the jar → content
 */
export function writeJar(
  path: string,
  manifest: Record<string, string>,
  files: Record<string, Buffer> = {},
): void {
  const attributes = Object.entries({ 'Manifest-Version': '1.0', ...manifest });
  const text = attributes.map(([name, value]) => manifestLine(name, value)).join('') + '\r\n';
  const entries = Object.entries({ 'META-INF/MANIFEST.MF': Buffer.from(text), ...files });

  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, data] of entries) {
    const shared = sharedFields(name, data);
    const body = Buffer.concat([word(LOCAL_HEADER), shared, Buffer.from(name), data]);
    const place = Buffer.alloc(14); // comment, disk and attributes stay 0
    place.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 0]);
    directory.push(Buffer.concat([word(CENTRAL_HEADER), madeBy, shared, place, Buffer.from(name)]));
    bodies.push(body);
    offset += body.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  writeFileSync(path, Buffer.concat([...bodies, index, end]));
}
