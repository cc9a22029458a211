import { createRoot } from 'react-dom/client';
import { close, isReady } from './parent-page.ts';
import { chatbotPageText as text } from './chatbot.text.ts';
import { Conversation } from './Conversation.tsx';

/** Who opens it by its address has no token of it. */
function Elsewhere() {
  return (
    <main className="grid min-h-dvh place-content-center gap-3 p-6 text-center">
      <h1 className="text-lg font-bold">{text.title}</h1>
      <p>{text.noToken}</p>
      <a href="/" className="inline-flex min-h-11 items-center justify-center text-brand-ink underline">
        {text.toHome}
      </a>
    </main>
  );
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && isReady()) close();
});
createRoot(document.getElementById('root')!).render(isReady() ? <Conversation /> : <Elsewhere />);
