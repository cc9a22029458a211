import { createRoot } from 'react-dom/client';

const root = () => createRoot(document.getElementById('root')!);

/** The pages of whoever runs the installation: a program of its own, which knows of no organisation and none of its sessions. */
if (location.pathname === '/setup') {
  void import('./SetupPage.tsx').then(({ SetupPage }) => root().render(<SetupPage />));
} else {
  void import('./installation/InstallationPage.tsx').then(({ InstallationPage }) =>
    root().render(<InstallationPage />),
  );
}
