import { switchTheme, useTheme } from '../kernel/theme.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { shellText } from './shell.text.ts';

export function ThemeSwitch() {
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? shellText.toLight : shellText.toDark}
      onPress={switchTheme}
    />
  );
}
