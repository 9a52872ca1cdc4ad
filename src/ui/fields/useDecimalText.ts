import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type RefObject,
} from 'react';
import type { Formats } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { editDecimal, formatDecimalInput, type DecimalText, type Edit } from './decimalInput.ts';

type KeyDown = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;
type Way = 'undo' | 'redo';

/** Which way a key goes through what was typed: Ctrl or Cmd with Z, with Shift and Z, or with Y. */
function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyDown): Way | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}

/**
 * What was typed, step by step: browsers forget it as soon as a script draws the text anew.
 * @param drawn what the field shows now
 */
function useTyped(
  input: RefObject<HTMLInputElement | null>,
  drawn: DecimalText,
  separators: Formats['separators'],
  show: (text: DecimalText) => void,
) {
  const past = useRef<DecimalText[]>([]);
  const future = useRef<DecimalText[]>([]);
  // What was typed in another language has its marks.
  useLayoutEffect(() => {
    past.current = [];
    future.current = [];
  }, [separators]);
  function step(way: Way): void {
    const [from, to] = way === 'undo' ? [past.current, future.current] : [future.current, past.current];
    const next = from.pop();
    if (!next) return;
    to.push(drawn);
    show(next);
  }
  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  });
  useEffect(() => {
    const field = input.current;
    // Asked for in a menu or by a gesture; React hands on no such event.
    const onBeforeInput = (event: InputEvent): void => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      latestStep.current(event.inputType === 'historyUndo' ? 'undo' : 'redo');
    };
    field?.addEventListener('beforeinput', onBeforeInput);
    return () => field?.removeEventListener('beforeinput', onBeforeInput);
  }, [input]);
  return {
    keep(before: DecimalText): void {
      past.current.push(before);
      future.current = [];
    },
    onKeyDown(event: KeyDown): void {
      const way = wayOf(event);
      if (!way) return;
      event.preventDefault();
      step(way);
    },
  };
}

/** What was selected as the browser began to change the text; undefined where nothing was. */
function useSelected(
  input: RefObject<HTMLInputElement | null>,
  composedFrom: RefObject<DecimalText | undefined>,
): RefObject<Edit['replaced']> {
  const selected = useRef<Edit['replaced']>(undefined);
  useEffect(() => {
    const field = input.current;
    const note = (): void => {
      // What a keyboard puts together is selected meanwhile.
      if (!field || composedFrom.current) return;
      const { selectionStart: from, selectionEnd: to } = field;
      selected.current = from !== null && to !== null && from < to ? { from, to } : undefined;
    };
    field?.addEventListener('beforeinput', note);
    return () => field?.removeEventListener('beforeinput', note);
  }, [input, composedFrom]);
  return selected;
}

/** Without the marks of groups: alone in a paste, one of them would be a decimal mark. What is no number has none. */
function copyUngrouped(event: ClipboardEvent<HTMLInputElement>, group: string): void {
  const { selectionStart: from, selectionEnd: to, value } = event.currentTarget;
  if (from === null || to === null || from === to) return;
  event.clipboardData.setData('text/plain', value.slice(from, to).replaceAll(group, ''));
  event.preventDefault();
  if (event.type === 'cut') document.execCommand('delete');
}

/** What is being typed, as long as it still means the value: "5," must not lose its comma. */
function useDraft(value: string, separators: Formats['separators']) {
  const formatted = (plain: string): DecimalText => {
    const text = formatDecimalInput(plain, separators);
    return { text, value: plain, isNumber: true, caret: text.length };
  };
  const [draft, setDraft] = useState(() => formatted(value));
  const [seen, setSeen] = useState(value);
  const [marks, setMarks] = useState(separators);
  if (marks !== separators) {
    setMarks(separators);
    // The next key would read the old marks as the new ones: a thousand as a fraction.
    if (draft.isNumber) setDraft(formatted(value));
  }
  if (seen !== value) {
    setSeen(value);
    // What was typed before another value came in is not to return with the value that it meant.
    if (draft.value !== value) setDraft(formatted(value));
  }
  return { drawn: draft.value === value ? draft : formatted(value), formatted, setDraft };
}

/**
 * A field's text that is grouped while it is typed, with the caret beside the digit that it was beside.
 * @param value plain decimal text
 * @param room decimals that it has, and further ones that may be typed to be told of; a paste has none of those
 */
export function useDecimalText(
  value: string,
  room: { decimals: number; spare: number },
  onChange: (value: string) => void,
) {
  const { separators } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const { drawn, formatted, setDraft } = useDraft(value, separators);
  // Where the caret belongs once the text is drawn.
  const caret = useRef<number>(undefined);
  // What stood there before a keyboard began to put a text together.
  const composedFrom = useRef<DecimalText>(undefined);
  const selected = useSelected(input, composedFrom);
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  function show(next: DecimalText): void {
    // Also where it looks the same: the browser has moved the caret all the same.
    setDraft({ ...next });
    caret.current = next.caret;
    if (next.value !== value) onChange(next.value);
  }
  const copyPlain = (event: ClipboardEvent<HTMLInputElement>) => copyUngrouped(event, separators.group);
  const typed = useTyped(input, drawn, separators, show);
  function settle(before: DecimalText, inputType?: string): void {
    const { value: text, selectionStart } = input.current!;
    const edit = {
      text,
      caret: selectionStart ?? text.length,
      isForward: inputType === 'deleteContentForward',
      replaced: selected.current,
    };
    selected.current = undefined;
    typed.keep(before);
    const spare = inputType === 'insertFromPaste' ? 0 : room.spare;
    show(editDecimal(before, edit, room.decimals + spare, separators));
  }
  return {
    isNumber: drawn.isNumber,
    isCut: drawn.isCut === true,
    doubt: drawn.doubt,
    /** Settles a doubt. */
    choose(plain: string): void {
      typed.keep(drawn);
      show(formatted(plain));
      input.current?.focus();
    },
    onKeyDown: typed.onKeyDown,
    /** Draws what was typed as the number that it is. */
    finish(): void {
      // What was said of it stays: nothing moves under the finger that has left the field.
      if (drawn.isNumber) setDraft({ ...formatted(value), isCut: drawn.isCut });
    },
    input: {
      ref: input,
      value: drawn.text,
      onCopy: drawn.isNumber ? copyPlain : undefined,
      onCut: drawn.isNumber ? copyPlain : undefined,
      onChange({ nativeEvent }: ChangeEvent): void {
        const { inputType, isComposing = false } = nativeEvent as Partial<InputEvent>;
        if (!isComposing) {
          settle(drawn, inputType);
          return;
        }
        composedFrom.current ??= drawn;
        setDraft({ ...drawn, text: input.current!.value });
      },
      onCompositionEnd(): void {
        const before = composedFrom.current;
        composedFrom.current = undefined;
        if (before) settle(before);
      },
    },
  };
}
