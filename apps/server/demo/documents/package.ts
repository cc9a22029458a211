import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP of these files in their order; `mimetype` stands first and as it is, where there is one. */
export async function makePackage(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), name, { compress: name !== 'mimetype', mtime: new Date(0) });
  }
  zip.end();
  return buffer(zip.outputStream);
}
