// The only module that uses the chart library, with workarounds for it.
import ApexCharts, { type ApexOptions } from 'apexcharts';

/** Position of a drawing in its element, in pixels. */
export interface DrawnArea {
  /** Left edge of the first slot. */
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Internals {
  w: { globals: { translateX: number; translateY: number; gridWidth: number; gridHeight: number } };
  legend: { legendHelpers: object };
}

/** The library adds a style element to the page unless an element with this id exists. */
const styleId = 'apexcharts-css';

/**
 * Prevents the library from writing style blocks, which the content security policy blocks. They style only its
 * tooltip, toolbar and legend, which we do not use.
 */
function forbidStyleBlocks(chart: ApexCharts): void {
  if (!document.getElementById(styleId)) {
    const mark = document.createElement('meta');
    mark.id = styleId;
    document.head.append(mark);
  }
  const helpers = Object.getPrototypeOf((chart as unknown as Internals).legend.legendHelpers) as {
    appendToForeignObject: () => void;
  };
  helpers.appendToForeignObject = () => undefined;
}

/** Drawing rendered next to the current one; it replaces that one when complete. */
export interface ApexDrawing {
  element: HTMLElement;
  area: DrawnArea;
  remove: () => void;
}

/** Draws into a new last child of `parent`. */
export async function drawApex(parent: HTMLElement, options: ApexOptions): Promise<ApexDrawing> {
  const element = document.createElement('div');
  parent.append(element);
  const chart = new ApexCharts(element, options);
  forbidStyleBlocks(chart);
  await chart.render();
  // Lines belong above the candles, but the library draws them below.
  for (const lines of element.querySelectorAll('.apexcharts-line-series')) lines.parentElement?.append(lines);
  const { translateX, translateY, gridWidth, gridHeight } = (chart as unknown as Internals).w.globals;
  return {
    element,
    area: { left: translateX, top: translateY, width: gridWidth, height: gridHeight },
    remove: () => {
      chart.destroy();
      element.remove();
    },
  };
}
