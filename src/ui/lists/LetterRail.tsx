import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import * as styles from './LetterRail.css.ts';

interface LetterRailProps {
  /** Label of the letters. */
  label: string;
  /** Sections of a long list in order, each with its letter; without letters there is no rail. */
  groups: readonly { letter: string; content: ReactNode }[];
  /** Content above the list, beside the letters. */
  children?: ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Index letters beside a long list: a tap or a swipe along them jumps; one Tab stop. */
export function LetterRail({ label, groups, children }: LetterRailProps) {
  const list = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const letters = groups.map(({ letter }) => letter);

  function jump(index: number): void {
    setCurrent(index);
    list.current?.children[index]?.scrollIntoView({ block: 'start' });
  }
  /** A pressed finger reaches other letters without being lifted. */
  function slide({ buttons, clientX, clientY }: PointerEvent): void {
    if (buttons === 0) return;
    const under = document.elementFromPoint(clientX, clientY);
    const index = [...(rail.current?.children ?? [])].findIndex((letter) => letter === under);
    if (index >= 0 && index !== current) jump(index);
  }
  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(current + step, 0), letters.length - 1);
    setCurrent(next);
    rail.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className={styles.frame}>
      <div className={styles.content}>
        {children}
        <div ref={list}>
          {groups.map(({ letter, content }) => (
            <div key={letter} className={styles.group}>
              {content}
            </div>
          ))}
        </div>
      </div>
      {letters.length < 2 ? null : (
        <nav
          ref={rail}
          aria-label={label}
          className={styles.rail}
          onPointerDown={({ target, pointerId }) => {
            if (target instanceof Element && target.hasPointerCapture(pointerId))
              target.releasePointerCapture(pointerId);
          }}
          onPointerMove={slide}
          onKeyDown={move}
        >
          {letters.map((letter, index) => (
            <button
              key={letter}
              type="button"
              className={styles.letter}
              tabIndex={index === Math.min(current, letters.length - 1) ? 0 : -1}
              onClick={() => jump(index)}
            >
              {letter}
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}
