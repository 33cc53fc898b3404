/** The line to a table: a socket to the server, or to the service on this device. */
import { ticketOf } from "../tickets.ts";
import { known } from "./mode.ts";
import type { RoomLine } from "./room.ts";

/** What of a socket is used here. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "addEventListener">;

export function lineTo(table: string): Line {
  if (ticketOf(table)?.here) return new HereLine(table);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
}

class HereLine extends EventTarget implements Line {
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;
  private line: RoomLine | null = null;

  constructor(table: string) {
    super();
    void this.open(table);
  }

  send(text: string): void {
    this.line?.say(text);
  }

  close(): void {
    this.line?.close();
    this.end();
  }

  private async open(table: string): Promise<void> {
    try {
      await known;
      const { connectRoom } = await import("./room.ts");
      this.line = await connectRoom(
        table,
        (text) => this.dispatchEvent(new MessageEvent("message", { data: text })),
        () => this.end(),
      );
    } catch (error) {
      return this.end((error as Error).message);
    }
    if (this.readyState === WebSocket.CLOSED) return this.line.close();
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  private end(reason = ""): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { reason }));
  }
}
