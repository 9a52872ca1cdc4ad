import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import * as styles from './LetterRail.css.ts';

interface LetterRailProps {
  /** Names the letters. */
  label: string;
  /** The parts of a long list in their order, each under its letter; where there is none, there is no rail. */
  groups: readonly { letter: string; content: ReactNode }[];
  /** Content above the list, beside the letters. */
  children?: ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Letters beside a long list: a tap or a finger moved along them jumps; one stop for the Tab key. */
export function LetterRail({ label, groups, children }: LetterRailProps) {
  const list = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const letters = groups.map(({ letter }) => letter);

  function jump(index: number): void {
    setCurrent(index);
    list.current?.children[index]?.scrollIntoView({ block: 'start' });
  }
  /** A finger that has gone down on one letter reaches the others without going up. */
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
