/** Forms that ask for a place. */
export const placeForms = ['address'] as const;
export type PlaceForm = (typeof placeForms)[number];

interface Chosen {
  /** As it stands in an address. */
  line: string;
  /** The line that the same form took before, which this one replaces. */
  before: string | undefined;
}

const waiting = new Map<PlaceForm, string>();
const taken = new Map<PlaceForm, string>();

/** Places that were chosen on ChooseLocation, until the form that asked for one takes it. */
export const chosenPlace = {
  set(form: PlaceForm, line: string): void {
    waiting.set(form, line);
  },
  take(form: PlaceForm): Chosen | undefined {
    const line = waiting.get(form);
    if (line === undefined) return undefined;
    waiting.delete(form);
    const before = taken.get(form);
    taken.set(form, line);
    return { line, before };
  },
};
