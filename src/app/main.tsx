import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { brand } from '../../contracts/brand.ts';
import '../theme/fonts.ts';
import '../theme/global.css.ts';
import { preference } from '../theme/preference.ts';
import { App } from './App.tsx';
import { createCore } from './core.ts';
import { fillFirstData, pageMadeAt, readFirstData } from './firstPage/firstData.ts';
import './firstPage/firstShell.css.ts';
import { pages, screenAt } from './paths.ts';
import { openScreen } from './screenCode.ts';

// public/theme.js has set the theme before the first paint; from now on it follows the device and other tabs.
preference.start();
document.title = brand.name;
const core = createCore();
const root = document.getElementById('root')!;

/** Maximum wait for a screen's code before the page is shown without it, in milliseconds. */
const screenPatienceMs = 1_000;

/** Chunk of the screen in the address, if the visitor may see it; delay or failure is ignored. */
function screenOfAddress(): Promise<unknown> {
  const screen = screenAt(location.pathname);
  if (!screen || !(pages[screen].isPublic || core.session.isLoggedIn())) return Promise.resolve();
  const late = new Promise((resolve) => setTimeout(resolve, screenPatienceMs));
  return Promise.race([openScreen(screen).catch(() => undefined), late]);
}

async function start(): Promise<void> {
  const data = readFirstData();
  const { token, locale = data?.locale } = core.session.snapshot();
  if (data) fillFirstData(core, data, pageMadeAt(), { isVisitor: token === undefined });
  // Server-rendered content is in the server's default language, and for visitors unless it is the same for all users.
  if (data && (token === undefined || data.market) && locale === data.locale) {
    // The server-rendered page is visible meanwhile, so its code may load slowly; a page that fails shows its own
    // error.
    const code = openScreen(screenAt(location.pathname) ?? 'Home').catch(() => undefined);
    await Promise.all([core.language.start(data.locale), code]);
    // Updates during hydration would differ from the server-rendered page.
    let isConnected = false;
    const connect = () => {
      if (!isConnected) core.connect();
      isConnected = true;
    };
    hydrateRoot(root, <App core={core} onShown={connect} />);
    delete document.documentElement.dataset.shell;
    return;
  }
  const started = Promise.all([core.language.start(data?.locale), screenOfAddress()]);
  // Runs afterwards, so that the first call already contains the new language.
  core.connect();
  await started;
  // Synchronous, so no frame shows the server's page between the two lines.
  flushSync(() => createRoot(root).render(<App core={core} />));
  delete document.documentElement.dataset.shell;
}

void start();
