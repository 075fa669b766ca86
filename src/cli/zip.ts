/** Writes zip files whose bytes hang on nothing but what is in them: no dates, no owners, names in order. */
import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, the first day there is in a zip. */
const DAY = 0x21;
const DEFLATED = 8;
const UTF8_NAMES = 0x800;
/** A plain file that all may read, as Unix writes it. */
const MODE = (0o100644 << 16) >>> 0;

/** A row of little-endian numbers, each with its width in bytes. */
function bytes(...fields: readonly (readonly [width: 2 | 4, value: number])[]): Buffer {
  const row = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of fields) at = row.writeUIntLE(value, at, width);
  return row;
}

/** Files by their path in the zip, with `/` between folders; less than 4 GB in all. */
export function zip(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 9 });
    const head = bytes(
      ...([
        [2, 20],
        [2, UTF8_NAMES],
        [2, DEFLATED],
        [2, 0],
        [2, DAY],
      ] as const),
      ...([
        [4, crc32(content)],
        [4, packed.length],
        [4, content.length],
        [2, name.length],
        [2, 0],
      ] as const),
    );
    const local = Buffer.concat([bytes([4, 0x04034b50]), head, name, packed]);
    directory.push(
      bytes([4, 0x02014b50], [2, (3 << 8) | 20]),
      head,
      bytes([2, 0], [2, 0], [2, 0], [4, MODE], [4, offset]),
      name,
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = bytes(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, files.size],
      [2, files.size],
    ] as const),
    ...([
      [4, index.length],
      [4, offset],
      [2, 0],
    ] as const),
  );
  return Buffer.concat([...parts, index, end]);
}
