import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as materials from '../../apps/server/demo/tenants/dure/database-lecture-materials.ts';
import { DURE_DOCUMENTS } from '../../apps/server/demo/tenants/dure/documents.ts';
import { type Subject, toHtml, toHwp, toHwpx, toMarkdown, toText } from './subjects.ts';

/** Values that must come out as they went in, a sentence each. */
const VALUES = [
  '전화는 02-123-4567, 휴대 전화는 010-9876-5432이다.',
  '기간은 2026-03-02부터 2026-06-19까지, 제출은 23:59까지다.',
  '온도는 -12.5°C에서 +3.0°C까지, 오차는 ±0.05다.',
  '제3조 제2항, 3.1.2절, 표 4-1을 본다.',
  '할인은 15%, 합계는 1,234,500원이다.',
];
const CLOSING = [
  'SQL의 JOIN은 두 표를 잇고, GROUP BY는 행을 묶는다.',
  '2026년 3월 2일에 SQL을 배우고 B+tree와 LRU를 비교한다.',
  '인덱스(index)를 만들면 읽기는 빨라지고 쓰기는 느려진다.',
];

const TOPICS = [...DURE_DOCUMENTS, ...Object.values(materials)].filter(({ papers }) => papers.length > 1);

/** Subjects of different length and form out of the texts of the demo. */
const subjects: readonly Subject[] = TOPICS.slice(0, 9).map(({ papers }, index) => ({
  title: `자료 ${index + 1}`,
  parts: papers.map(({ heading, paragraphs }, at) => ({
    heading,
    paragraphs: [...paragraphs, at === 0 ? VALUES.join(' ') : CLOSING[at % CLOSING.length]!],
    items: at === 1 ? ['첫째, 요구를 모은다.', '둘째, 표를 나눈다.', '셋째, 값을 재 본다.'] : [],
    rows:
      at === papers.length - 1
        ? [
            ['이름', '값', '단위'],
            ['평균', `-${index + 1}.25`, 'ms'],
            ['비용', `${index + 1},200`, '원'],
          ]
        : [],
    hasFormula: at === 0,
  })),
}));

const chromium = process.env['CHROMIUM_PATH'] ?? 'chromium';
const quiet = { stdio: 'ignore' } as const;

async function make(directory: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'dure-documents-'));
  const put = async (name: string, subject: Subject, content: string | Uint8Array | undefined) => {
    if (content !== undefined) await writeFile(join(directory, name), content);
    await writeFile(join(directory, `${name}.txt`), toText(subject));
  };
  const office = (to: string, from: string) =>
    execFileSync(
      'soffice',
      [`-env:UserInstallation=file://${work}/profile`, '--headless', '--convert-to', to, '--outdir', directory, from],
      quiet,
    );
  const print = (name: string, html: string) =>
    execFileSync(
      chromium,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-pdf-header-footer',
        `--print-to-pdf=${join(directory, name)}`,
        html,
      ],
      quiet,
    );
  try {
    for (const [index, subject] of subjects.entries()) {
      const no = index + 1;
      await put(`${no}.html`, subject, toHtml(subject));
      await put(`${no}.md`, subject, toMarkdown(subject));
      await put(`${no}.hwpx`, subject, await toHwpx(subject));
      await put(`${no}.hwp`, subject, toHwp(subject));
      const markdown = join(work, `${no}.md`);
      await writeFile(markdown, toMarkdown(subject));
      execFileSync('pandoc', [markdown, '-o', join(directory, `${no}-pandoc.docx`)], quiet);
      await put(`${no}-pandoc.docx`, subject, undefined);
      execFileSync('pandoc', [markdown, '--slide-level=1', '-o', join(directory, `${no}-pandoc.pptx`)], quiet);
      await put(`${no}-pandoc.pptx`, subject, undefined);
      // LibreOffice drops formulas that pandoc puts into a text document: what is printed has none.
      const plain = { ...subject, parts: subject.parts.map((part) => ({ ...part, hasFormula: false })) };
      await writeFile(join(work, `${no}-print.md`), toMarkdown(plain));
      execFileSync('pandoc', [join(work, `${no}-print.md`), '-o', join(work, `${no}-printed.odt`)], quiet);
      office('pdf', join(work, `${no}-printed.odt`));
      office('docx', join(work, `${no}-printed.odt`));
      await put(`${no}-printed.docx`, plain, undefined);
      await put(`${no}-printed.pdf`, plain, undefined);
      for (const [look, style] of LOOKS) {
        const page = join(work, `${no}-${look}.html`);
        await writeFile(page, toHtml(plain, style));
        print(`${no}-${look}.pdf`, page);
        await put(`${no}-${look}.pdf`, plain, undefined);
      }
      process.stdout.write(`${no}/${subjects.length}\n`);
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
const FONT = 'body{font-family:"Noto Sans CJK KR";font-size:10.5pt;line-height:1.6}td{border:1px solid;padding:4px}';
/** How pages look: wide, narrow and justified within words, and two columns. */
const LOOKS: readonly (readonly [string, string])[] = [
  ['wide', FONT],
  ['narrow', `${FONT}body{width:80mm;text-align:justify}`],
  ['columns', `${FONT}main{columns:2;column-gap:10mm;text-align:justify}h1{column-span:all}`],
];

const [directory] = process.argv.slice(2);
if (directory === undefined) {
  process.stderr.write('Usage: node bench/documents/make.ts DIR   (needs pandoc, LibreOffice and Chromium)\n');
  process.exit(2);
}
await mkdir(directory, { recursive: true });
await make(directory);
