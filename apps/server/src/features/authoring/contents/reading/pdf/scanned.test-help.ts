import { assemblePdf } from '../../../../../../demo/documents/pdf.ts';

const BYTE = 255;
/** Pictures of two dots by two, whose first is ink, in each way that a scan is kept. */
const PICTURES = {
  grey: [`/ColorSpace /DeviceGray /BitsPerComponent 8`, [0, BYTE, BYTE, BYTE]],
  colour: [`/ColorSpace /DeviceRGB /BitsPerComponent 8`, [0, 0, 0, ...Array.from({ length: 9 }, () => BYTE)]],
  bits: ['/ColorSpace /DeviceGray /BitsPerComponent 1', [0x40, 0xc0]],
  mask: ['/ImageMask true /BitsPerComponent 1 /Decode [0 1]', [0x40, 0xc0]],
} as const;

/** A page of nothing but a picture. */
export interface ScannedPage {
  readonly picture?: keyof typeof PICTURES;
  /** Where the picture is placed on the page of 100 points by 100. */
  readonly matrix?: string;
  readonly attributes?: string;
}
/** Pages of 100 points by 100 that were scanned. */
export function scannedPdf(pages: readonly ScannedPage[]): Buffer {
  const kids = pages.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap(({ picture = 'grey', matrix = '100 0 0 100 0 0', attributes = '' }, index) => {
      const [look, dots] = PICTURES[picture];
      const content = `q ${matrix} cm /I Do Q\n`;
      const hex = Buffer.from(dots).toString('hex');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Resources << /XObject << /I ${5 + 3 * index} 0 R >> >> /Contents ${4 + 3 * index} 0 R ${attributes} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}endstream`,
        `<< /Type /XObject /Subtype /Image /Width 2 /Height 2 ${look} /Filter /ASCIIHexDecode /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`,
      ];
    }),
  ]);
}
