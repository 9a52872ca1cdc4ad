/** The input of a form by its name. */
export const fieldNamed = (form: string, name: string) =>
  document.getElementById(form)?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
