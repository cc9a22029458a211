import { usePageTitle } from '../../kernel/page-title.ts';
import { LectureCreation } from './LectureCreation.tsx';
import { lectureCreateText as text } from './lecture-create.text.ts';

export function LectureClubCreateScreen() {
  usePageTitle(text.title);
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8">
      <LectureCreation />
    </div>
  );
}
