// Extensions that only some compatible back ends have are marked in place; tools and tests use the mark alone.

/**
 * @throws Error that names each field whose mark and description disagree, and each required field that may be missing
 */
export function checkExtensions(files: Readonly<Record<string, unknown>>): void {
  const faults = Object.entries(files).flatMap(([name, file]) => faultsIn(file, name));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const saysSo = /^Extension\b|\(extension\)\.?$/;

function faultsIn(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, required } = value as { properties?: unknown; required?: unknown };
  const fields = typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
  const own = fields.flatMap(([name, field]) => {
    const { description, 'x-extension': mark } = field as { description?: unknown; 'x-extension'?: unknown };
    const where = `${at} > ${name}`;
    if (![undefined, true, 'absence'].includes(mark as string))
      return [`${where} declares x-extension: ${String(mark)}`];
    if (mark && Array.isArray(required) && required.includes(name))
      return [`${where} is an extension, and required`];
    const isSaid = typeof description === 'string' && saysSo.test(description.trim());
    return isSaid && !mark ? [`${where} says that it is an extension, without x-extension`] : [];
  });
  return [...own, ...Object.entries(value).flatMap(([word, inner]) => faultsIn(inner, `${at} > ${word}`))];
}
