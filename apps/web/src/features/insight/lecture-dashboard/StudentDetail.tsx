import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getLectureStudent } from '../../../api/insight/lecture-dashboard/lecture-dashboard.reads.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import { lectureDashboardText } from './lecture-dashboard.text.ts';
import { StudentReading } from './StudentReading.tsx';

const text = lectureDashboardText.student;

export interface StudentDetailProps {
  readonly clubSequence: number;
  readonly memberUUID: string;
  readonly onClose: () => void;
  /** What else there is of them; `isMember` says whether they are one now. */
  readonly children: (isMember: boolean) => ReactNode;
}

/** One member of a lecture club, beside the list. */
export function StudentDetail({ clubSequence, memberUUID, onClose, children }: StudentDetailProps) {
  const student = useQuery(getLectureStudent({ params: { club: clubSequence, memberUUID } }));
  return (
    <Drawer
      title={student.data ? text.title(student.data.nickname) : text.loading}
      isOpen
      onClose={onClose}
      width="wide"
    >
      <Loaded from={student} skeleton={<WorkSkeleton hasHead={false} />}>
        {(data) => (
          <div className="flex flex-col gap-6">
            <StudentReading student={data} />
            {children(data.isMember)}
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}
