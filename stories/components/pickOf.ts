/** A control that picks one of a prop's named values, where none can be typed in. */
export function pickOf<Value>(values: Record<string, Value>) {
  return { control: 'select', options: Object.keys(values), mapping: values } as const;
}
