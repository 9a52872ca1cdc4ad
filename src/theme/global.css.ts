import { globalStyle } from '@vanilla-extract/css';
import { foundation } from './themes.ts';
import { vars } from './theme.css.ts';
import { typeStyles } from './typeStyles.ts';

const { default: latin, cjk, thai } = foundation.font.lineHeightBoost;

globalStyle(':root', { vars: { '--lh': latin, '--tracking': '1' } });
globalStyle(':lang(ja), :lang(ko), :lang(zh)', { vars: { '--lh': cjk, '--tracking': '0' } });
globalStyle(':lang(th)', { vars: { '--lh': thai, '--tracking': '0' } });
globalStyle(':lang(ko)', { wordBreak: 'keep-all' });
// Lines break between phrases where the browser supports it; Japanese has no spaces.
globalStyle(':lang(ja)', { lineBreak: 'strict', wordBreak: 'auto-phrase' });
globalStyle(':lang(de)', { hyphens: 'auto' });

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  backgroundColor: vars.surface.sunken,
});
globalStyle('body', {
  ...typeStyles.body,
  fontFamily: vars.font.family.text,
  fontOpticalSizing: 'auto',
  fontVariantNumeric: 'lining-nums',
  backgroundColor: vars.surface.sunken,
  color: vars.text.primary,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle('button:disabled', { cursor: 'default' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('svg', { display: 'block', flex: 'none' });
globalStyle('h1, h2, h3, h4', { font: 'inherit' });
globalStyle('dialog', { border: 0, color: 'inherit' });
globalStyle(':focus-visible', {
  outline: `${vars.space[1]} solid ${vars.focus.ring}`,
  outlineOffset: vars.space[1],
});
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      transitionDuration: '0s !important',
    },
  },
});
