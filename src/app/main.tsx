import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { brand } from '../../contracts/brand.ts';
import '../theme/fonts.ts';
import '../theme/global.css.ts';
import { preference } from '../theme/preference.ts';
import { App } from './App.tsx';
import { createCore } from './core.ts';
import { fillFirstData, pageMadeAt, readFirstData } from './firstData.ts';
import './firstShell.css.ts';

// public/theme.js has set the theme before the first paint; from now on it follows device and other tabs.
preference.start();
document.title = brand.name;
const core = createCore();
const root = document.getElementById('root')!;

async function start(): Promise<void> {
  const data = readFirstData();
  const { token, locale = data?.locale } = core.session.snapshot();
  if (data) fillFirstData(core.queryClient, data, pageMadeAt());
  // What the server has drawn is for a visitor in its own language.
  if (data && token === undefined && locale === data.locale) {
    await core.language.start(data.locale);
    // Whatever comes while React takes the page over would not be what the server has drawn.
    let isConnected = false;
    const connect = () => {
      if (!isConnected) core.connect();
      isConnected = true;
    };
    hydrateRoot(root, <App core={core} onShown={connect} />);
    return;
  }
  core.connect();
  await core.language.start(data?.locale);
  // At once, so that no frame shows the server's page between the two lines.
  flushSync(() => createRoot(root).render(<App core={core} />));
  delete document.documentElement.dataset.shell;
}

void start();

// Timers sleep in a hidden page, and a network that is back is worth an immediate try.
const retry = () => {
  if (document.visibilityState === 'visible') core.feed.retry();
};
document.addEventListener('visibilitychange', retry);
addEventListener('online', retry);
