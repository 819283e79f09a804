import v8 from 'node:v8';

// React and the router choose their production code when they are first imported. Import this file
// before them. Child processes and worker threads inherit the variable.
process.env.NODE_ENV = 'production';

// Collects garbage earlier in all threads: before, the space for new objects would grow to 64 MB in each,
// and that for older ones to twice what is in use. That for new objects stays as large as it starts, which
// package.json sets: with V8's 1 MB, rendering takes a third more processor time.
v8.setFlagsFromString('--semi-space-growth-factor=1');
v8.setFlagsFromString('--heap-growing-percent=30');
