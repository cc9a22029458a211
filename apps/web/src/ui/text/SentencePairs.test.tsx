import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blocksOf } from '../markdown/blocks-of.ts';
import { BlocksOnServer } from '../markdown/blocks-on-server.ts';
import { SentencePairs } from './SentencePairs.tsx';

test('the server renders what became of each sentence, with its marks', () => {
  const markup = renderToString(
    <BlocksOnServer value={blocksOf}>
      <SentencePairs
        before="인덱스는 빠르다."
        after={'인덱스는 빠르다.\n\n행이 **적을 때** 이롭다.'}
        names={['처음', '지금']}
      />
    </BlocksOnServer>,
  );
  expect(markup.match(/<li/g)).toHaveLength(2);
  expect(markup).toContain('행이 <strong>적을 때</strong> 이롭다.');
});
