import '../ui.css';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '../UiProvider.tsx';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <UiProvider>
    <Gallery />
  </UiProvider>,
);
