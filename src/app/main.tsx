import { createRoot } from 'react-dom/client';
import { brand } from '../../contracts/brand.ts';
import '../theme/fonts.ts';
import '../theme/global.css.ts';
import { preference } from '../theme/preference.ts';
import { App } from './App.tsx';
import { createCore } from './core.ts';

// public/theme.js has set the theme before the first paint; from now on it follows device and other tabs.
preference.start();
document.title = brand.name;
const core = createCore();
core.connect();
await core.language.start();
createRoot(document.getElementById('root')!).render(<App core={core} />);

// Timers sleep in a hidden page, and a network that is back is worth an immediate try.
const retry = () => {
  if (document.visibilityState === 'visible') core.feed.retry();
};
document.addEventListener('visibilitychange', retry);
addEventListener('online', retry);
