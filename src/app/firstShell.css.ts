import { globalStyle } from '@vanilla-extract/css';

// The server draws Home for a visitor in its own language, and a market for everybody in that language. public/theme.js
// knows before the first paint whom that does not fit: who is logged in sees of Home the bars, which are the same, and
// another language nothing but the background.
globalStyle('html[data-shell=bars]:not([data-for=all]) main', { visibility: 'hidden' });
globalStyle('html[data-shell=none] #root', { visibility: 'hidden' });
