/**
 * Style of Storybook's manager. At 1440 x 900 a phone of 844 px fits below the toolbar only if the fields of the
 * viewport's size are beside it. Stories side by side take the whole width, whichever viewport is selected.
 */
export const managerStyle = `
#storybook-preview-wrapper > div:has([data-size-input]) {
  flex-direction: row;
  gap: 16px;
  padding: 4px 16px;
  overflow: auto;
}
#storybook-preview-wrapper > div > div:has(> [data-size-input], [data-size-input]) { flex-direction: column; flex: none; }
html[data-sheet]:not([data-sheet=one]) #storybook-preview-wrapper > div:has([data-size-input]) { padding: 0; }
html[data-sheet]:not([data-sheet=one]) #storybook-preview-wrapper > div > div:has([data-size-input]) { display: none; }
html[data-sheet]:not([data-sheet=one]) #storybook-preview-wrapper [data-scale] {
  width: 100% !important;
  height: 100% !important;
  border: 0;
}
.brand { display: flex; align-items: center; gap: 8px; font-weight: 700; }
.brand img { display: block; width: 28px; height: 28px; }
`;
