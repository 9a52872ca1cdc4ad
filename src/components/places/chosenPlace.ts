/** The place that was chosen on ChooseLocation, until the form that asked for it takes it. */
let chosen: string | undefined;

export const chosenPlace = {
  /** @param line as it stands in an address */
  set: (line: string): void => {
    chosen = line;
  },
  take: (): string | undefined => {
    const line = chosen;
    chosen = undefined;
    return line;
  },
};
