import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Form, type FormErrors } from '../fields/Form.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { Select } from '../fields/Select.tsx';
import { TagField } from '../fields/TagField.tsx';
import { TextArea } from '../fields/TextArea.tsx';
import { TextField } from '../fields/TextField.tsx';
import { PHONE } from '../fields/typed/typed-digits.ts';

const jobs = [
  { value: 'plan', label: '기획' },
  { value: 'design', label: '디자인' },
  { value: 'develop', label: '개발', description: '프론트엔드, 백엔드, 데이터' },
  { value: 'engine', label: '엔지니어링', isDisabled: true },
] as const;
type Job = (typeof jobs)[number]['value'];

const serverErrors = {
  name: '클럽 이름을 입력해 주세요.',
  'about.text': '소개는 10자 이상이어야 합니다.',
  tags: '태그를 하나 이상 입력해 주세요.',
};

export function FieldsSection() {
  const [errors, setErrors] = useState<FormErrors>({});
  const [name, setName] = useState('');
  const [about, setAbout] = useState(
    '첫째, 조건의 선택도가 낮으면 인덱스를 거쳐 테이블을 임의 접근하는 비용이 커진다.',
  );
  const [long, setLong] = useState('서른 자까지 쓸 수 있는 칸에 그보다 조금 더 긴 글을 써 보았습니다.');
  const [capacity, setCapacity] = useState<number | null>(1200);
  const [query, setQuery] = useState('데이터베이스');
  const [job, setJob] = useState<Job>('develop');
  const [phone, setPhone] = useState('02-123-4567');
  const [tags, setTags] = useState(['인덱스', '실행 계획', '카디널리티가 낮은 컬럼']);
  return (
    <Form errors={errors} onSubmit={() => setErrors({ ...serverErrors })} className="max-w-reading">
      <TextField
        label="클럽 이름"
        name="name"
        isRequired
        value={name}
        onChange={setName}
        placeholder="데이터베이스 설계 실전 클럽"
        description="40자까지 쓸 수 있어요."
      />
      <TextField
        label="비밀번호"
        type="password"
        defaultValue="secret"
        end={<IconButton label="비밀번호 보기" icon="eye" size="small" />}
      />
      <TextField label="참여코드" error="참여코드가 맞지 않아요." defaultValue="A1B2" />
      <TextField label="이메일" isDisabled defaultValue="seo@hanbit.ac.kr" />
      <TextArea label="최종답변" name="about.text" value={about} onChange={setAbout} limit={10000} />
      <TextArea label="피드백" value={long} onChange={setLong} limit={30} rows={2} />
      <div className="grid gap-5 desktop:grid-cols-2">
        <NumberField label="정원" unit="명" value={capacity} onChange={setCapacity} minValue={1} />
        <Select label="직군" options={jobs} value={job} onChange={setJob} />
        <TextField label="전화번호" typedAs={PHONE} value={phone} onChange={setPhone} />
        <div className="flex flex-col justify-end">
          <SearchField label="클럽 검색" value={query} onChange={setQuery} placeholder="클럽 이름, 리더" delay={100} />
        </div>
      </div>
      <TagField label="키워드" name="tags" value={tags} onChange={setTags} placeholder="키워드를 입력해 주세요" />
      <div className="flex justify-end gap-2">
        <Button>임시저장</Button>
        <Button type="submit" variant="primary">
          제출하고 오류 보기
        </Button>
      </div>
    </Form>
  );
}
