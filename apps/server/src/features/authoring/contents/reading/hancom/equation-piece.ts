import type { LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';
import type { Piece } from '../text/line.ts';
import { texOfScript } from './equation.ts';

/** A formula in TeX; one that TeX cannot say stays as it was typed, told as such. */
export function equationPiece(script: string, leftOut: (reason: LeftOutReason) => void): Piece {
  const tex = texOfScript(script);
  if (tex !== undefined) return { stand: 'formula', text: tex };
  leftOut('formula');
  return { stand: 'text', text: ` [${script.trim().replaceAll(/\s+/g, ' ')}] ` };
}
