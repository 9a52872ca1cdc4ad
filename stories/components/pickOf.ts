/** A Storybook control that selects one of a prop's named values. */
export function pickOf<Value>(values: Record<string, Value>) {
  return { control: 'select', options: Object.keys(values), mapping: values } as const;
}
