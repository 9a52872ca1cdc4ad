import { act, render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';

const drawn = (node: ReactNode): string => render(node).container.innerHTML;
const word = 'word';

test('adjacent texts are one text, which needs no element', () => {
  expect(drawn(<p>a {word}</p>)).toBe('<p>a word</p>');
});

test('a text beside an element has an element of its own', () => {
  expect(
    drawn(
      <p>
        a <b>b</b> c
      </p>,
    ),
  ).toBe('<p><span>a </span><b>b</b><span> c</span></p>');
});

test('a text of a fragment has an element of its own', () => {
  expect(drawn(<>{word}</>)).toBe('<span>word</span>');
});

test('a text in a list has an element of its own', () => {
  expect(drawn(<p>{['a', <b key="b">b</b>]}</p>)).toBe('<p><span>a</span><b>b</b></p>');
});

test('a text with a figure is not translated, unless its element says so', () => {
  expect(drawn(<p>{1.5} USDT</p>)).toBe('<p translate="no">1.5 USDT</p>');
  expect(
    drawn(
      <p>
        <b>{word}</b> 2
      </p>,
    ),
  ).toBe('<p><b>word</b><span translate="no"> 2</span></p>');
  expect(drawn(<p translate="yes">1 {word}</p>)).toBe('<p translate="yes">1 word</p>');
});

test('elements that hold text alone get no other one', () => {
  expect(drawn(<option>a {word}</option>)).toBe('<option>a word</option>');
});

/** Replaces each text node, as translators do. */
function translate(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    const font = document.createElement('font');
    font.textContent = `‹${node.data}›`;
    node.replaceWith(font);
  }
}

test('texts change, come and go while a translator replaces them', () => {
  let set: (state: string | undefined) => void = () => undefined;
  function Changing() {
    const [state, setState] = useState<string | undefined>('one');
    set = setState;
    return (
      <p>
        {state === undefined ? null : `${state}, `}
        <b>{state ?? 'none'}</b>
        {state === undefined ? ' left' : null}
      </p>
    );
  }
  const { container } = render(<Changing />);
  translate(container);
  act(() => set('two'));
  expect(container.textContent).toBe('two, two');
  translate(container);
  act(() => set(undefined));
  expect(container.textContent).toBe('none left');
  translate(container);
  act(() => set('three'));
  expect(container.textContent).toBe('three, three');
});
