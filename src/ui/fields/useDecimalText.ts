import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
} from 'react';
import type { Formats } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import {
  beginComposition,
  continueComposition,
  editDecimal,
  endComposition,
  formatDecimalInput,
  type Composition,
  type DecimalText,
  type Edit,
} from './decimalInput.ts';

type KeyDown = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;
type Way = 'undo' | 'redo';

/** Undo or redo by key: Ctrl or Cmd with Z, with Shift and Z, or with Y. */
function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyDown): Way | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}

/**
 * Undo history: browsers drop theirs when a script replaces the text.
 * @param drawn displayed text
 */
function useTyped(
  input: RefObject<HTMLInputElement | null>,
  drawn: DecimalText,
  separators: Formats['separators'],
  show: (text: DecimalText) => void,
) {
  const past = useRef<DecimalText[]>([]);
  const future = useRef<DecimalText[]>([]);
  // Text typed in another language has its separators.
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
    // Undo by menu or gesture; React forwards no such event.
    const onBeforeInput = (event: InputEvent): void => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      latestStep.current(event.inputType === 'historyUndo' ? 'undo' : 'redo');
    };
    field?.addEventListener('beforeinput', onBeforeInput);
    return () => field?.removeEventListener('beforeinput', onBeforeInput);
  }, [input]);
  return {
    step,
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

/** Selection of a field; undefined if it is empty. */
function selectionOf(field: HTMLInputElement | null): Edit['replaced'] {
  const { selectionStart: from = null, selectionEnd: to = null } = field ?? {};
  return from !== null && to !== null && from < to ? { from, to } : undefined;
}

/**
 * Text that an edit replaces.
 * - `replaced`: selection when the edit begins; a composing keyboard has selected its own word.
 * - `byUser`: the selection before, because browsers report a user's selection only after its task.
 */
function useSelected(input: RefObject<HTMLInputElement | null>) {
  const replaced = useRef<Edit['replaced']>(undefined);
  const byUser = useRef<Edit['replaced']>(undefined);
  useEffect(() => {
    const field = input.current;
    const note = (): void => {
      replaced.current = selectionOf(field);
    };
    const follow = (): void => {
      if (document.activeElement === field) byUser.current = selectionOf(field);
    };
    field?.addEventListener('beforeinput', note);
    document.addEventListener('selectionchange', follow);
    return () => {
      field?.removeEventListener('beforeinput', note);
      document.removeEventListener('selectionchange', follow);
    };
  }, [input]);
  return { replaced, byUser };
}

const ungrouped = (field: HTMLInputElement, group: string): string | undefined => {
  const selection = selectionOf(field);
  return selection && field.value.slice(selection.from, selection.to).replaceAll(group, '');
};

/** Copies without group separators: pasted alone, a separator would read as a decimal one. */
function copiesUngrouped(group: string) {
  function onCopy(event: ClipboardEvent<HTMLInputElement>): void {
    const text = ungrouped(event.currentTarget, group);
    if (text === undefined) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    if (event.type === 'cut') document.execCommand('delete');
  }
  function onDragStart({ currentTarget, dataTransfer }: DragEvent<HTMLInputElement>): void {
    const text = ungrouped(currentTarget, group);
    if (text !== undefined) dataTransfer.setData('text/plain', text);
  }
  return { onCopy, onCut: onCopy, onDragStart };
}

/** Text being typed as long as it still equals the value: "5," must keep its comma. */
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
    // Otherwise the next key would read the old separators as the new ones: a thousand as a fraction.
    if (draft.isNumber) setDraft(formatted(value));
  }
  if (seen !== value) {
    setSeen(value);
    // A draft of an older value must not reappear after the value has changed.
    if (draft.value !== value) setDraft(formatted(value));
  }
  return { drawn: draft.value === value ? draft : formatted(value), formatted, setDraft };
}

/** Sets the caret after the text is rendered. */
function useCaret(input: RefObject<HTMLInputElement | null>): RefObject<number | undefined> {
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return caret;
}

/** A composed text, with both possible readings (endComposition). */
interface Word {
  changed: Composition;
  alone: Composition;
  before: DecimalText;
}

/** @param base text of the field before the word was deleted, where the keyboard deletes it first */
function beginWord(
  drawn: DecimalText,
  base: DecimalText | undefined,
  separators: Formats['separators'],
  replaced: Edit['replaced'],
): Word {
  const changed = drawn.composition ?? beginComposition(base ?? drawn, separators);
  return { changed, alone: beginComposition(drawn, separators, replaced), before: drawn };
}

function continueWord({ changed, alone, before }: Word, { value, selectionEnd }: HTMLInputElement): Word {
  const caret = selectionEnd ?? value.length;
  return {
    changed: continueComposition(changed, value, caret),
    alone: continueComposition(alone, value, caret),
    before,
  };
}

/**
 * Words that keyboards compose or replace.
 * @param end called with the field's text after and before a word
 */
function useWords(
  input: RefObject<HTMLInputElement | null>,
  drawn: DecimalText,
  decimals: number,
  end: (next: DecimalText, before: DecimalText) => void,
) {
  const { separators } = useFormats();
  const composed = useRef<Word>(undefined);
  // Some keyboards replace a word in two edits: a deletion and an insertion.
  const deletedFrom = useRef<DecimalText>(undefined);
  const next = (replaced: Edit['replaced'], word?: Word): Word =>
    continueWord(word ?? beginWord(drawn, deletedFrom.current, separators, replaced), input.current!);
  function settle({ changed, alone, before }: Word): void {
    deletedFrom.current = undefined;
    end(endComposition(changed, alone, decimals, separators), before);
  }
  return {
    compose(selected: Edit['replaced']): void {
      composed.current = next(selected, composed.current);
    },
    onCompositionEnd(): void {
      const word = composed.current;
      composed.current = undefined;
      if (word) settle(word);
    },
    replace: (replaced: Edit['replaced']) => settle(next(replaced)),
    /** Records an edit other than a word; `isDeletion` for more than one character. */
    noteEdit(isDeletion: boolean): void {
      deletedFrom.current = isDeletion ? drawn : undefined;
    },
  };
}

/**
 * Grouped text of a field while typing, with the caret beside the same digit.
 * @param value plain decimal text
 * @param room its decimals, and extra ones that may be typed to show an error; pasting allows none
 */
export function useDecimalText(
  value: string,
  room: { decimals: number; spare: number },
  onChange: (value: string) => void,
) {
  const { separators } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const { drawn, formatted, setDraft } = useDraft(value, separators);
  const caret = useCaret(input);
  const selected = useSelected(input);
  function show(next: DecimalText): void {
    // Also if the text is unchanged: the browser has moved the caret.
    setDraft({ ...next });
    caret.current = next.caret;
    if (next.value !== value) onChange(next.value);
  }
  const typed = useTyped(input, drawn, separators, show);
  const words = useWords(input, drawn, room.decimals + room.spare, (next, before) => {
    typed.keep(before);
    show(next);
  });
  function settle(inputType: string, inserted: string): void {
    const { value: text, selectionEnd } = input.current!;
    const replaced = selected.replaced.current;
    selected.replaced.current = undefined;
    const isPaste = inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
    const isWord = inputType === 'insertText' && inserted.length > 1;
    if (inputType === 'insertReplacementText') words.replace(undefined);
    else if (isWord || (drawn.composition && !isPaste)) words.replace(replaced);
    else {
      words.noteEdit(inputType.startsWith('delete') && drawn.text.length - text.length > 1);
      // Browsers select dropped text.
      const edit = {
        text,
        caret: selectionEnd ?? text.length,
        isForward: inputType === 'deleteContentForward',
        replaced,
      };
      typed.keep(drawn);
      show(editDecimal(drawn, edit, room.decimals + (isPaste ? 0 : room.spare), separators));
    }
  }
  return {
    isNumber: drawn.isNumber,
    isCut: drawn.isCut === true,
    doubt: drawn.doubt,
    /** Resolves an ambiguous paste. */
    choose(plain: string): void {
      typed.keep(drawn);
      show(formatted(plain));
      input.current?.focus();
    },
    onKeyDown: typed.onKeyDown,
    /** Formats the typed text as a number. */
    finish(): void {
      // Notes about the text stay, so that nothing moves under the user's finger after blur.
      if (drawn.isNumber) setDraft({ ...formatted(value), isCut: drawn.isCut });
    },
    input: {
      ref: input,
      value: drawn.text,
      // Text that is no number has no grouping.
      ...(drawn.isNumber && copiesUngrouped(separators.group)),
      onChange({ nativeEvent }: ChangeEvent): void {
        const { inputType = '', data, isComposing = false } = nativeEvent as Partial<InputEvent>;
        if (isComposing) {
          words.compose(selected.byUser.current);
          setDraft({ ...drawn, text: input.current!.value });
        } else if (inputType === 'historyUndo' || inputType === 'historyRedo')
          typed.step(inputType === 'historyUndo' ? 'undo' : 'redo');
        else settle(inputType, data ?? '');
      },
      onCompositionEnd: words.onCompositionEnd,
    },
  };
}
