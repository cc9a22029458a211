import type { Cell, Cells } from './cells.test-help.ts';

const of = (body: string, read: string, more: Omit<Cell, 'file' | 'read'> = {}) => ({
  file: () => `<!doctype html><meta charset="utf-8"><body>${body}</body>`,
  read,
  ...more,
});

export const HTML: Cells = {
  table: of('<table><tr><th>이름<th>값<tr><td>갑<td></table>', '이름 | 값\n\n갑 |'),
  'table in a cell': of('<table><tr><td>겉<table><tr><td>안<td>1</table><td>옆</table>', '겉 안 | 1 | 옆'),
  formula: of('<p>몫 <math><mfrac><mn>1</mn><mn>20</mn></mfrac></math></p>', '몫 $\\frac{1}{20}$'),
  'formula TeX cannot say': of('<p>값 <math><mfrac><mn>1</mn></mfrac></math></p>', '값 […]', { told: 'formula' }),
  'raised, lowered': of('<p>10<sup>6</sup>명</p>', '$10^{6}$명'),
  'automatic number': of('<ol reversed><li>셋<li>둘</ol><ol type="a"><li>하나</ol>', '2. 셋\n\n1. 둘\n\na. 하나'),
  caption: of('<table><caption>표 1</caption><tr><td>갑</table>', '표 1\n\n갑'),
  'text box': of('<p>앞</p><aside>상자</aside><p>뒤</p>', '앞\n\n상자\n\n뒤'),
  note: of('<p>본문</p><section role="doc-endnotes"><p>각주</p></section>', '본문\n\n각주'),
  'diagram, chart': of('<figure><svg><text>봄</text></svg><figcaption>점수</figcaption></figure>', '봄\n\n점수'),
  'sign that is an element': of('<p>그는 <q>글</q>이라 했다.<br>끝<wbr>말</p>', '그는 “글”이라 했다.\n끝말'),
  'alternate content': of('<p>본문</p><video>영상을 볼 수 없는 브라우저</video><noscript>대신</noscript>', '본문'),
  'heading of two lines': of('<h1>첫 줄<br>둘째 줄</h1><p>글</p>', '[첫 줄 둘째 줄] 글'),
  'headings in a row': of('<h1>1장</h1><h2>1.1</h2><p>글</p><h1>부록</h1>', '[1장 › 1.1] 글\n\n부록'),
  columns: of('<div style="columns:2"><p>왼쪽</p><p>오른쪽</p></div>', '왼쪽\n\n오른쪽'),
  'hyphen of a line end': of('<p>데이터&shy;베이스</p>', '데이터베이스'),
  ruby: of('<p><ruby>效果<rt>효과</rt></ruby>는</p>', '效果는'),
  'form field': of('<p>본문</p><input value="한지우"><textarea>소감</textarea>', '본문', { told: 'formField' }),
  'header, footer': of('<header>머리말</header><p>본문</p><footer>꼬리말</footer>', '머리말\n\n본문\n\n꼬리말'),
  'struck out': of('<p>값 <del>100</del>80원</p>', '값 80원', { told: 'deleted' }),
  hidden: of('<p>본문</p><p style="display:none">숨긴 글</p>', '본문', { told: 'hidden' }),
  comment: of('<p>본문<!-- 메모 --></p>', '본문'),
  'embedded object': of('<p>본문</p><iframe src="x.html"></iframe>', '본문', { told: 'embedded' }),
};

const ofText = (text: string, read = text) => ({ file: () => text, read });

/** Markdown is read as it is typed: the viewer sets it. */
export const MARKDOWN: Cells = {
  table: ofText('| 이름 | 값 |\n| --- | --- |\n| 갑 | 1 |'),
  formula: ofText('몫 $\\frac{1}{20}$'),
  'raised, lowered': ofText('$10^{6}$명'),
  'automatic number': ofText('1. 출석\n2. 과제'),
  caption: ofText('표 1 점수\n\n| 갑 |\n| --- |'),
  note: ofText('본문[^1]\n\n[^1]: 각주'),
  'sign that is an element': ofText('전화 02\\-123', '전화 02-123'),
  'headings in a row': ofText('# 1장\n\n## 1.1\n\n글\n\n# 부록', '[1장 › 1.1] 글\n\n부록'),
  'hyphen of a line end': ofText('데이터\u00AD베이스', '데이터베이스'),
  'struck out': ofText('값 ~~100~~ 80원'),
  comment: ofText('본문 <!-- 메모 -->'),
};
