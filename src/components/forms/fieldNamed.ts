/** A field of a form by the name that the form gives it. */
export const fieldNamed = (form: string, name: string) =>
  document.getElementById(form)?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
