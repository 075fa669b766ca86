/** Reads a zip by its directory, as any program that unpacks one does. */
import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a zip by their paths. Throws where a file is not what the directory says of it. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, packed] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const named = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + named);
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(from, from + packed));
    if (crc32(content) !== sum) throw new Error(`'${name}' is damaged`);
    files.set(name, content);
    at += 46 + named + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
