import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addAnswerFile, removeAnswerFile } from '../../../../api/answering/answers/answers.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { announce } from '../../../../ui/announcer.ts';
import { sortFiles } from '../../../../ui/files/file-rules.ts';
import { changeDraft } from '../answers.cache.ts';
import { filesText } from '../files.text.ts';
import { answerFileRules } from './file-rules.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';

const text = filesText;

/** A file on its way to the server. `error`: it stays in the list, to be sent again or dropped. */
export interface Uploading {
  readonly id: string;
  readonly file: File;
  readonly share: number;
  readonly error: string | null;
}

/**
 * The files of the answer being written: sent as soon as they are chosen, kept until the answer is submitted. What is on
 * its way when another quiz is opened arrives all the same.
 */
export function useAnswerFiles(address: QuizAddress, uploaded: readonly FileRef[], submitted: readonly FileRef[]) {
  const client = useQueryClient();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  // An answer of the server that was under way may know nothing yet of what has just arrived.
  const [arrived, setArrived] = useState<readonly FileRef[]>([]);
  const known = new Map([...submitted, ...uploaded, ...arrived].map((file) => [file.key, file]));
  const files = [...known.values()].filter(({ key }) => !removed.has(key));
  const [uploading, setUploading] = useState<readonly Uploading[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const sending = useRef(new Map<string, AbortController>());

  const change = (id: string, part: Partial<Uploading>) =>
    setUploading((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const end = (id: string) => {
    sending.current.delete(id);
    setUploading((all) => all.filter((one) => one.id !== id));
  };

  const send = async ({ id, file }: Pick<Uploading, 'id' | 'file'>) => {
    const controller = new AbortController();
    sending.current.set(id, controller);
    change(id, { error: null, share: 0 });
    try {
      const done = await addAnswerFile(
        client,
        { params: address, files: { file: [file] } },
        { signal: controller.signal, onProgress: (share) => change(id, { share }) },
      );
      setArrived((all) => [...all, done]);
      changeDraft(client, address, (draft) => ({ ...draft, files: [...draft.files, done] }));
      end(id);
      announce(text.attached(done.name));
    } catch (error) {
      if (controller.signal.aborted) return end(id);
      if (!(error instanceof ApiError)) throw error;
      change(id, { error: error.fields[0]?.message ?? error.message });
    }
  };

  const add = (chosen: readonly File[]) => {
    const { taken, refusals } = sortFiles(chosen, files.length + uploading.length, answerFileRules);
    setProblems(refusals);
    const started = taken.map((file) => ({ id: crypto.randomUUID(), file, share: 0, error: null }));
    setUploading((all) => [...all, ...started]);
    started.forEach((one) => void send(one));
    if (started.length > 0) announce(text.attaching(started.map(({ file }) => file.name)));
  };

  const remove = async (file: FileRef) => {
    setRemoved((all) => new Set(all).add(file.key));
    if (submitted.some(({ key }) => key === file.key)) return;
    try {
      await removeAnswerFile(client, { params: { ...address, fileKey: file.key } });
      changeDraft(client, address, (draft) => ({
        ...draft,
        files: draft.files.filter(({ key }) => key !== file.key),
      }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) return;
      setRemoved((all) => new Set([...all].filter((key) => key !== file.key)));
      setProblems([text.failed(file.name, error.message)]);
    }
  };

  const cancel = (id: string) => {
    sending.current.get(id)?.abort();
    end(id);
  };

  return { files, uploading, problems, add, remove, cancel, retry: send, isBusy: uploading.some((one) => !one.error) };
}
export type AnswerFiles = ReturnType<typeof useAnswerFiles>;
