import type { Profile } from '@dure/contract/tenancy/accounts/profile.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { removeProfileImage, setProfileImage } from '../../api/tenancy/accounts/accounts.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Avatar } from '../../ui/people/Avatar.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';

const text = accountsText.profile;
const CropDialog = lazy(() => import('./CropDialog.tsx').then((module) => module.CropDialog), { failure: 'popover' });

export interface PictureFieldProps {
  readonly profile: Profile;
  readonly onChanged: (profile: Profile) => void;
}

/** The picture that others see, and how to have another or none. */
export function PictureField({ profile, onChanged }: PictureFieldProps) {
  const client = useQueryClient();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isBusy, setBusy] = useState(false);
  const keep = async (work: () => Promise<Profile>, done: string) => {
    setBusy(true);
    try {
      onChanged(await work());
      setPicture(undefined);
      toast({ message: done, tone: 'good' });
    } catch (error) {
      toast({ message: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      toast({ message: text.unreadable, tone: 'bad' });
    }
  };
  return (
    <div className="flex items-center gap-4">
      <Avatar name={profile.nickname} image={profile.profileImageUrl} size="huge" />
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => input.current?.click()}>{text.choose}</Button>
        {profile.hasProfileImage && (
          <Button
            isPending={isBusy && !picture}
            onPress={() => void keep(() => removeProfileImage(client, {}), text.removed)}
          >
            {text.remove}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={text.choose}
        className="hidden"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Suspense>
        {picture && (
          <CropDialog
            picture={picture}
            isBusy={isBusy}
            onClose={() => setPicture(undefined)}
            onDone={(square) =>
              void keep(
                () =>
                  setProfileImage(client, {
                    files: { image: [new File([square], 'profile.jpg', { type: square.type })] },
                  }),
                text.pictureSaved,
              )
            }
          />
        )}
      </Suspense>
    </div>
  );
}
