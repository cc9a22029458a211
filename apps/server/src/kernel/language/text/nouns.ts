import { ADJECTIVAL, BOUND_NOUNS, KEPT_PARTICLE, TOPIC_END } from './korean.text.ts';
import { analysed, type Morpheme } from './morphemes.ts';

/** A part of a sentence between blanks and signs, as far as it is a noun with its particles. */
export interface NounPart {
  /** The noun as it is written, without its particles; null where the part names nothing. */
  readonly noun: string | null;
  /** Its particles: of 의 two nouns are one name. */
  readonly particles: readonly string[];
  /** Whether it only says what the noun behind it is like: 배타적. */
  readonly isModifier: boolean;
  /** Whether a sign stands before it: what it follows is another phrase. */
  readonly isApart: boolean;
}

/** A morpheme with its place in the word; null where it has melted with its neighbour. */
interface Placed extends Morpheme {
  readonly at: number | null;
}

const NAME_SIGN = /^[+#]$/;
/** Whether a morpheme is a sign that ends a part; one inside a name is none: HTTP/2, .NET. */
function isSign({ tag, text }: Morpheme, before: Morpheme | undefined, after: Morpheme | undefined): boolean {
  if (!/^(?:SS|SP|SF|SE|SO|SW)/.test(tag) || NAME_SIGN.test(text)) return false;
  if (text === '/') return !(before?.tag === 'SL' && after?.tag === 'SN');
  return !(text === '.' && before === undefined && after?.tag === 'SL');
}
const isParticle = ({ tag }: Morpheme) => tag.startsWith('J');
const isEnding = ({ tag }: Morpheme) => tag.startsWith('E') && tag !== 'ETN';
/** What makes a verb, an adjective or an adverb of a word. */
const SAYS = /^(?:V[VAXN]|VCN|XSV|XSA|E[PCF]|ETM|MAG|MAJ|IC)/;
/** Nouns that need another word: 것, 때, 무엇, 하나. */
const BOUND = /^(?:NNB|NP|NR|MM)$/;
/** Whether a word ends in a noun that needs another one: 먹을것. The tax of 탄소세 passes for one. */
const isBoundEnd = (rest: readonly Morpheme[]) =>
  rest.at(-1)!.tag === 'NNB' && !(rest.at(-2)?.tag === 'NNG' && BOUND_NOUNS.every((one) => one !== rest.at(-1)!.text));
/** A figure before capitals is a name, one before a unit an amount: 2NF, 2m. */
const LETTERED = /^(?!(?:[KMGT]?Hz|[KMGT][BWV]|MVA|[A-CE-Z])$)\p{Lu}/u;
const SYLLABLE = /^\p{Script=Hangul}$/u;
const NAMES = /^(?:NN[GP]|SL|SH|ETN)$/;

/** Places each morpheme, as far as its letters stand in the word. */
function placed(word: string, morphemes: readonly Morpheme[]): Placed[] {
  let from = 0;
  return morphemes.map((morpheme) => {
    const at = word.indexOf(morpheme.text, from);
    // What has melted (갔다: 가 + 았다) has letters of its own that may stand far behind.
    if (at < 0 || at > from + 1) return { ...morpheme, at: null };
    from = at + morpheme.text.length;
    return { ...morpheme, at };
  });
}

/** Without the particles behind a noun, and without 이다 in any of its forms. */
function withoutTail(parts: readonly Placed[]): { readonly rest: readonly Placed[]; readonly tail: readonly Placed[] } {
  const lastOf = (holds: (part: Placed) => boolean, upTo: number) => {
    let end = upTo;
    while (end > 0 && holds(parts[end - 1]!)) end -= 1;
    return end;
  };
  const end = lastOf((part) => isParticle(part) || isEnding(part) || part.tag === 'VCP', parts.length);
  const tail = parts.slice(end);
  return { rest: parts.slice(0, end), tail };
}

interface Standing {
  readonly isApart: boolean;
  /** Whether it is the last word. */
  readonly isLast: boolean;
}

function nounOf(word: string, parts: readonly Placed[], { isApart, isLast }: Standing): NounPart {
  const { rest, tail } = withoutTail(parts);
  const particles = tail.filter(isParticle).map(({ text }) => text);
  const isModifier = rest.at(-1)?.tag === 'XSN' && rest.at(-1)!.text === ADJECTIVAL;
  const nothing = { noun: null, particles, isModifier, isApart };
  const [first] = rest;
  if (first === undefined || first.at === null) return nothing;
  // 읽기는 names what is done; 읽기 쉽다 does not.
  const isDeed = rest.at(-1)!.tag === 'ETN' && rest.at(-2)?.tag === 'VV' && (isLast || particles.length > 0);
  const saying = isDeed ? -1 : rest.findIndex(({ tag }) => SAYS.test(tag));
  // A name in other letters stays one whatever is done with it: INSERT하니.
  const latin = rest.findIndex(({ tag }) => tag !== 'SL');
  if (saying >= 0)
    return saying === latin && latin > 0 ? { ...nothing, noun: word.slice(first.at, rest[saying]!.at ?? 0) } : nothing;
  if (tail.some(({ tag }) => tag === 'EP') || !rest.some(({ tag }) => NAMES.test(tag))) return nothing;
  const isCount = first.tag === 'SN' && (rest[1]?.tag !== 'SL' || !LETTERED.test(rest[1].text));
  if (isCount || (BOUND.test(first.tag) && rest.length === 1) || isBoundEnd(rest)) return nothing;
  const end = tail.find(({ at }) => at !== null && at >= first.at!)?.at;
  const last = rest.at(-1)!;
  const till =
    end ?? (tail.length === 0 ? lengthOf(word, parts) : last.at === null ? null : last.at + last.text.length);
  if (till === null || till === undefined) return nothing;
  return { ...nothing, noun: word.slice(first.at, till).replace(TOPIC_END, '').replace(KEPT_PARTICLE, '') };
}

const lengthOf = (word: string, parts: readonly Placed[]) => {
  const last = parts.at(-1)!;
  return last.at === null ? word.length : last.at + last.text.length;
};

/** The parts of a sentence that may be nouns, in their order; what is none of them stands between as one without a noun. */
export function nounParts(sentence: string): NounPart[] {
  return analysed(sentence).flatMap(({ text, morphemes }, place, all): NounPart[] => {
    // One syllable is read as a verb too easily: 풀 스캔.
    if (SYLLABLE.test(text)) return [{ noun: text, particles: [], isModifier: false, isApart: false }];
    const parts: NounPart[] = [];
    let some: Placed[] = [];
    let isApart = false;
    const end = () => {
      if (some.length > 0) parts.push(nounOf(text, some, { isApart, isLast: place === all.length - 1 }));
      some = [];
    };
    for (const [at, one] of placed(text, morphemes).entries()) {
      if (isSign(one, morphemes[at - 1], morphemes[at + 1])) {
        end();
        isApart = true;
      } else some.push(one);
    }
    end();
    return parts;
  });
}
