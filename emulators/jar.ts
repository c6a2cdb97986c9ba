import { writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
/** 1980-01-01, the earliest date of the zip format. */
const DATE = 0x21;

/** `Name: value` in the manifest format: at most 72 bytes per line; continuation lines begin with a space. */
export function manifestLine(name: string, value: string): string {
  const line = `${name}: ${value}`;
  const parts = [line.slice(0, 70)];
  for (let at = 70; at < line.length; at += 69) parts.push(` ${line.slice(at, at + 69)}`);
  return parts.join('\r\n') + '\r\n';
}

/** The fields that local file header and central directory entry have in common. */
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

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

/**
 * Writes an uncompressed jar without the JDK's `jar` tool, which a Java runtime lacks.
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
    const body = Buffer.concat([uint32(LOCAL_HEADER), shared, Buffer.from(name), data]);
    const position = Buffer.alloc(14); // comment, disk and attributes stay 0
    position.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([uint32(CENTRAL_HEADER), madeBy, shared, position, Buffer.from(name)]),
    );
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
