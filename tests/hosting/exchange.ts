import { connect } from 'node:net';

/**
 * Sends bytes as they are and gives back what the server says until it hangs up.
 *
 * @throws Error when it cannot connect; a connection that breaks off later ends the answer
 */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let connected = false;
    const socket = connect(port, 'localhost', () => {
      connected = true;
      socket.write(bytes, 'latin1');
    });
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', (error) => {
      if (!connected) reject(error);
    });
    socket.on('close', () => resolve(answer));
  });
}
