import { readFile } from 'node:fs/promises';
import { HwpContainer } from '../hancom/hwp-container.ts';
import { recordsOf, TAG } from '../hancom/hwp-records.ts';
import { HwpSection } from '../hancom/hwp-section.ts';
import { HwpStyles } from '../hancom/hwp-styles.ts';
import { PlacedParagraphs } from '../hancom/placed-paragraphs.ts';
import type { Format } from '../outlet.ts';
import { HeadingTrail } from '../text/heading-trail.ts';
import { Unreadable } from '../unreadable.ts';

/** Hancom's binary format, HWP 5: paragraphs of every section under their headings, tables row by row. */
export const readHwp: Format = async (path, out) => {
  const file = new HwpContainer(await readFile(path));
  const info = file.stream('DocInfo');
  if (!info) throw new Unreadable('broken');
  const styles = new HwpStyles(recordsOf(info));
  out.counted(null, 0);
  const trail = new HeadingTrail((block) => out.block(block));
  const section = new HwpSection(styles, new PlacedParagraphs(trail), (reason) => out.leftOut(reason));
  let count = 0;
  for (let stream = file.stream('BodyText/Section0'); stream; stream = file.stream(`BodyText/Section${count}`)) {
    for (const record of recordsOf(stream)) if (record.tag === TAG.paragraph) section.paragraph(record);
    count += 1;
  }
  if (count === 0) throw new Unreadable('broken');
  trail.end();
};
