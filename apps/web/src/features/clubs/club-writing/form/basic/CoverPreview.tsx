import { coverWords, MAX_COVER_LEAD } from '@dure/contract/clubs/clubs/cover-rules';
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx';
import { CoverText } from '../../../../../ui/covers/CoverText.tsx';
import { groundOf } from '../../../../../ui/covers/ground.ts';
import { PictureFrame } from '../../../../../ui/covers/PictureFrame.tsx';
import { cx } from '../../../../../ui/cx.ts';
import { clubFormText as text } from '../club-form.text.ts';
import { useForm } from '../use-club-form.ts';

const countOf = (words: string) => (words === '' ? 0 : words.split(' ').length);
const boxClass = 'h-32 w-full rounded-box';

/** The cover as cards will show it, and where its large words end. */
export function CoverPreview({ onPicture }: { readonly onPicture: () => void }) {
  const { values, set } = useForm();
  const { imageKey, imageUrl, imageShape, quizzes, clubName, clubSequence, coverLead } = values;
  const first = quizzes.find(({ published, question }) => published && question.trim() !== '');
  const asked = coverWords(first?.question ?? '', coverLead);
  const isNamed = asked.lead === '';
  const words = isNamed ? coverWords(clubName, null) : asked;
  const [large, small] = [countOf(words.lead), countOf(words.rest)];
  if (imageKey !== null && imageUrl !== null)
    return <PictureFrame src={imageUrl} shape={imageShape} sizes="20rem" className={boxClass} />;
  return (
    <div role="group" aria-label={text.coverPreview}>
      <div className={cx(boxClass, 'flex flex-col justify-end overflow-hidden p-3', groundOf(clubSequence ?? 0))}>
        {large === 0 ? (
          <p className="text-sm">{text.coverName}</p>
        ) : (
          // As on a card, at half its width.
          <CoverText words={words} leadClass="text-base leading-5.5" restClass="text-xs leading-4 line-clamp-2!" />
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-1">
        <IconButton
          icon="minus"
          label={text.coverLess}
          isDisabled={isNamed || large <= 1}
          onPress={() => set({ coverLead: large - 1 })}
        />
        <IconButton
          icon="plus"
          label={text.coverMore}
          isDisabled={isNamed || small === 0 || large >= MAX_COVER_LEAD}
          onPress={() => set({ coverLead: large + 1 })}
        />
        <button
          type="button"
          onClick={onPicture}
          className="ml-auto min-h-11 rounded-control px-1 text-sm font-semibold text-brand-ink hover:underline desktop:min-h-9"
        >
          {text.coverImage}
        </button>
      </div>
    </div>
  );
}
