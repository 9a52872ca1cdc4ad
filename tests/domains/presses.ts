// What is pressed to open a dialog, as XPath, which every browser understands.
export const withWords = (words: string) =>
  `//button[contains(., "${words}") or contains(@aria-label, "${words}")]`;
export const named = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
export const first = '(//*[@aria-haspopup="dialog"])[1]';
export const firstRow = '(//main//li//button)[1]';
export const submitted = '//button[@type="submit"]';
/** @param nth of the form's buttons that open a dialog, from 1 */
export const inForm = (nth: number) => `(//form//*[@aria-haspopup="dialog"])[${nth}]`;
export const firstFilter = '(//*[@role="group" and @aria-label="Filters"]//button)[1]';
