import type * as endpoints from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import type { BulkCheck } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import type { z } from 'zod';
import type { Upload } from '../../../../kernel/files/uploads.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { registerLinks } from '../../contents/contents.public.ts';
import { receive, registerSound } from './bulk.service.ts';
import { validateLinks } from './validate-links.ts';
import { type Ask, knownLinks } from './known.service.ts';

type Body = z.output<(typeof endpoints.uploadContents)['body']>;

/** Registers links of a file or of corrected rows in the caller's library; or says what is wrong with them. */
export async function uploadContents(unit: Unit, body: Body, [upload]: readonly Upload[]): Promise<BulkCheck> {
  const { rows, file } = await receive(unit, 'content', body, upload);
  const judge = async (ask: Ask) => validateLinks(rows, await knownLinks(unit, ask, rows));
  if (body.checkOnly) {
    const judged = await judge((...queries) => unit.read(...queries));
    return { rows: judged.map(({ cells }) => cells.view()), file, registered: null };
  }
  return registerSound(
    unit,
    { type: 'content', file, skipsFaulty: body.skipsFaulty },
    (transaction) => judge((...queries) => transaction.all(...queries)),
    (transaction, judged) =>
      registerLinks(
        unit,
        transaction,
        judged.map(({ link }) => link!),
      ),
  );
}
