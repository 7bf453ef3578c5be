// The share card: a picture of the result. It names bots; people only if somebody says so.
import { lookOf } from '../ui/seats';

export interface CardFacts {
  title: string; // the name of the game
  id: string; // the title's id, for the colours of the seats
  line: string; // who won
  rows: { seat: number; name: string; score: number; won: boolean }[];
  foot: string;
}

export const SIZE = { width: 1200, height: 630 };

/** Draw the card; gives the canvas back. */
export function drawCard(canvas: HTMLCanvasElement, facts: CardFacts): void {
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const text = (words: string, x: number, y: number, font: string, ink = '#231a12', most = 1000): void => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.fillText(words, x, y, most);
  };
  pen.fillStyle = '#efe4d0';
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = '#231a12';
  pen.fillRect(0, 0, SIZE.width, 120);
  pen.fillStyle = '#8f330e';
  pen.fillRect(0, 120, SIZE.width, 10);
  text(facts.title, 60, 82, "600 64px 'Barlow Condensed', sans-serif", '#efe4d0', 1080);
  text(facts.line, 60, 205, "700 46px 'Atkinson Hyperlegible', sans-serif", '#231a12', 1080);
  const step = Math.min(64, 330 / Math.max(1, facts.rows.length));
  facts.rows.forEach((row, index) => {
    const y = 265 + index * step;
    const look = lookOf(row.seat, facts.id);
    pen.beginPath();
    pen.arc(86, y, step * 0.4, 0, 7);
    pen.fillStyle = look.fill;
    pen.fill();
    pen.lineWidth = 4;
    pen.strokeStyle = '#231a12';
    pen.stroke();
    const weight = row.won ? 700 : 400;
    text(row.name, 150, y + step * 0.2, `${weight} ${Math.round(step * 0.58)}px 'Atkinson Hyperlegible', sans-serif`, '#231a12', 760);
    pen.textAlign = 'right';
    text(`${row.won ? '★ ' : ''}${row.score}`, 1140, y + step * 0.22, `600 ${Math.round(step * 0.75)}px 'Barlow Condensed', sans-serif`, '#6f4a00');
    pen.textAlign = 'left';
  });
  text(facts.foot, 60, 605, "400 24px 'Atkinson Hyperlegible', sans-serif", '#54442f', 1080);
}
