import { createRoot } from 'react-dom/client';

/** The pages of whoever runs the installation: a program of its own, which knows of no organisation and no session. */
void import('./SetupPage.tsx').then(({ SetupPage }) => {
  createRoot(document.getElementById('root')!).render(<SetupPage />);
});
